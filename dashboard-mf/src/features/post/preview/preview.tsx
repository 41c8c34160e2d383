import { shopWindow } from '@vidriera/domain/item/shop-window';
import type { Tipo } from '@vidriera/domain/values/ids';
import { domain, safeUrl } from '@vidriera/domain/values/safe-url';
import { useDebounced } from '@vidriera/kit/hooks/use-debounced';
import { CardGrid } from '@vidriera/kit/ui/cards/card-grid';
import { Favicon } from '@vidriera/kit/ui/cards/favicon';
import { ItemCard } from '@vidriera/kit/ui/cards/item-card';
import { Picture } from '@vidriera/kit/ui/cards/picture';
import { ShopFront } from '@vidriera/kit/ui/cards/shop-front';
import { LivePreview } from '@vidriera/kit/ui/form/live-preview';
import { now as clock } from '@vidriera/kit/words/format';
import type { SessionUser } from '@vidriera/session';
import { serverNow } from '@vidriera/session/server-clock';
import { useFormContext, useWatch } from 'react-hook-form';
import { type PostImages, srcOf } from '../images/images.ts';
import type { PostValues } from '../values.ts';
import { cardPreview } from './card-preview.ts';
import { miniLine } from './mini-line.ts';
import styles from './preview.module.css';

interface PreviewProps {
  tipo: Tipo;
  /** The edited item's. */
  id: string | undefined;
  imagenes: PostImages;
  user: SessionUser;
}

/** A live preview of the card, in its author's window, which lights if the chosen day is near. */
export function Preview({ tipo, id, imagenes, user }: PreviewProps) {
  const { control } = useFormContext<PostValues>();
  const values = useWatch({ control }) as PostValues;
  // So that no favicon is requested for each partial domain.
  const enlace = useDebounced(values.enlace, 800);
  const moment = new Date(serverNow());
  const now = clock(moment);
  const shown = imagenes.principal ?? imagenes.extras[0];
  const imagen = shown ? srcOf(shown) : null;
  const usuario = {
    id: user.uid,
    username: user.username,
    nombre: user.displayName ?? user.username,
    imagen: user.photoUrl,
  };
  const card = cardPreview(tipo, { ...values, enlace }, { id, usuario, imagen, now: moment });
  const { titulo } = card;
  return (
    <LivePreview
      title={titulo}
      line={miniLine(card, now)}
      begun={Boolean(values.titulo || values.enlace || imagen)}
      picture={
        card.tipo === 'link' && !imagen ? (
          <Favicon domain={domain(safeUrl(card.enlace) ?? '')} titulo={titulo} />
        ) : (
          <Picture
            imagen={imagen}
            alt=""
            seed={card.id}
            title={titulo}
            ratio="1:1"
            only={160}
            className={styles.picture}
          />
        )
      }
    >
      <ShopFront
        seed={user.uid}
        lit={shopWindow([card], now).lit}
        className={styles.front}
        inside={
          <div className={styles.inside}>
            <CardGrid layout={tipo === 'link' ? 'list' : 'grid'}>
              <li>
                <ItemCard item={card} now={now} />
              </li>
            </CardGrid>
          </div>
        }
      />
    </LivePreview>
  );
}
