import { appealPath } from '@vidriera/domain/complaint/paths';
import { isFailure, logUnforeseen } from '@vidriera/domain/failure';
import { mayPublish } from '@vidriera/domain/usuario/may';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { itemIdPrefix } from '@vidriera/domain/values/item-id';
import { readItem } from '@vidriera/kit/requests/read';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { OwnLabel } from '@vidriera/kit/ui/cards/own-label';
import { visibilityLabel } from '@vidriera/kit/words/visibility-words';
import { Link, useParams } from '@vidriera/router';
import { whenKnown } from '@vidriera/session';
import { serverNow } from '@vidriera/session/server-clock';
import { useEffect, useState } from 'react';

/** An own item that nobody else sees: its title, from when or until when, and the way to its form. */
export function OwnHidden({ tipo }: { tipo: TipoAgenda }) {
  const { id = '' } = useParams();
  const [item, setItem] = useState<OwnItem | null>(null);
  useEffect(() => {
    let gone = false;
    readOwn(tipo, id).then((own) => gone || setItem(own), logUnforeseen);
    return () => {
      gone = true;
    };
  }, [tipo, id]);
  const label = item && visibilityLabel(item, new Date(serverNow()));
  if (!label) return null;
  return (
    <>
      <p>
        Así lo ven los demás. Vos publicaste <b>{item.titulo}</b>.
      </p>
      <p>
        <OwnLabel>{label}</OwnLabel>
      </p>
      <p>
        <Link to={`/editar-post/${tipo}/${encodeURIComponent(id)}`}>Editar</Link>
      </p>
      {item.retenido ? (
        <p>
          <Link to={appealPath(`${tipo}/${id}`)}>Ver por qué, y apelar</Link>
        </p>
      ) : null}
    </>
  );
}

async function readOwn(tipo: TipoAgenda, id: string): Promise<OwnItem | null> {
  const { user } = await whenKnown();
  const isOwn = user && mayPublish(user.role) && id.startsWith(await itemIdPrefix(user.uid));
  if (!isOwn) return null;
  try {
    return await readItem(tipo, id);
  } catch (caught) {
    if (isFailure(caught, 'missing')) return null;
    throw caught;
  }
}
