import { messages } from 'domain/messages/messages';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ImageDown from 'lucide-react/icons/image-down';
import QrCode from 'lucide-react/icons/qr-code';
import { useRef, useState } from 'react';
import { byWhatsApp, copy, fileOf, hasSheet, shareBySheet } from '../share.ts';
import type { Story } from '../story.ts';
import { useLateDialog } from '../use-late-dialog.ts';
import { useStory } from '../use-story.ts';
import { BrandIcon } from './brand-icon.tsx';
import { Button, ButtonAnchor } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './share-dialog.module.css';

export interface ShareDialogProps {
  open: boolean;
  onClose: () => void;
  /** What is shared: an item's title, a person's name. */
  titulo: string;
  /** Absolute. */
  url: string;
  /** What a story's picture of it shows; without it none is offered. */
  story?: Story | undefined;
}

type CopyState = 'no' | 'yes' | 'by hand';

/**
 * Ways to pass an address on: WhatsApp, the clipboard, the device's own sheet where there is one. Where an in-app browser has neither
 * sheet nor clipboard, the address stands there selected. Its QR code and the picture of a story are fetched when pressed. Fetch it
 * when asked for, by `useLateDialog` of kit/use-late-dialog.
 */
export default function ShareDialog({ open, onClose, titulo, url, story }: ShareDialogProps) {
  const qr = useLateDialog(() => import('./qr-dialog.tsx'));
  const drawing = useStory(story);
  const field = useRef<HTMLInputElement>(null);
  const [copyState, setCopy] = useState<CopyState>('no');
  const onCopy = async () => {
    const could = await copy(url);
    setCopy(could ? 'yes' : 'by hand');
    if (!could) field.current?.select();
  };
  const close = () => {
    setCopy('no');
    drawing.forget();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title="Compartir">
      <div className={styles.share}>
        <p className={styles.what}>{titulo}</p>
        <input
          ref={field}
          readOnly
          value={url}
          aria-label="Link para compartir"
          className={styles.address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={styles.ways}>
          <ButtonAnchor
            href={byWhatsApp(titulo, url)}
            icon={<BrandIcon red="whatsapp" />}
            className={styles.whatsapp}
          >
            WhatsApp
          </ButtonAnchor>
          <Button
            kind="secondary"
            onClick={() => void onCopy()}
            icon={copyState === 'yes' ? <Check size={20} /> : <Copy size={20} />}
          >
            Copiar link
          </Button>
          <Button kind="secondary" aria-haspopup="dialog" onClick={qr.open} icon={<QrCode size={20} />}>
            Código QR
          </Button>
          {story ? (
            <Button
              kind="secondary"
              onClick={drawing.draw}
              busy={drawing.busy}
              busyText="Dibujando…"
              icon={<ImageDown size={20} />}
            >
              Imagen para historia
            </Button>
          ) : null}
          {hasSheet() ? (
            <Button
              kind="secondary"
              onClick={() => void shareBySheet(titulo, url)}
              icon={<Ellipsis size={20} />}
            >
              Más opciones
            </Button>
          ) : null}
        </div>
        <p role="status" className={styles.status}>
          {drawing.failure ?? SAID[copyState]}
        </p>
        {drawing.picture ? (
          <figure className={styles.story}>
            <img src={drawing.picture} alt={`Historia de ${titulo}`} width={180} height={320} />
            <figcaption>
              <ButtonAnchor
                href={drawing.picture}
                download={`${fileOf(url)}-historia.jpg`}
                target={undefined}
                kind="secondary"
                icon={<Download size={20} />}
              >
                Descargar historia
              </ButtonAnchor>
              <p className="soft">Si no se descarga, mantené apretada la imagen para guardarla.</p>
            </figcaption>
          </figure>
        ) : null}
        {qr.window(() => ({ url, file: fileOf(url) }))}
      </div>
    </Dialog>
  );
}

const SAID: Record<CopyState, string> = {
  no: '',
  yes: messages.general.copied,
  'by hand': 'No pudimos copiarlo: mantené apretado el link para copiarlo.',
};
