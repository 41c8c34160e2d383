import { messages } from 'domain/messages/messages';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useRef, useState } from 'react';
import { byWhatsApp, copy, hasSheet, shareBySheet } from '../share.ts';
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
}

type CopyState = 'no' | 'yes' | 'by hand';

/**
 * Ways to pass an address on: WhatsApp, the clipboard, the device's own sheet where there is one. Where an in-app browser has neither
 * sheet nor clipboard, the address stands there selected. Fetch it when asked for, by `useLateDialog` of kit/use-late-dialog.
 */
export default function ShareDialog({ open, onClose, titulo, url }: ShareDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copyState, setCopy] = useState<CopyState>('no');
  const onCopy = async () => {
    const could = await copy(url);
    setCopy(could ? 'yes' : 'by hand');
    if (!could) field.current?.select();
  };
  const close = () => {
    setCopy('no');
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
          {SAID[copyState]}
        </p>
      </div>
    </Dialog>
  );
}

const SAID: Record<CopyState, string> = {
  no: '',
  yes: messages.general.copied,
  'by hand': 'No pudimos copiarlo: mantené apretado el link para copiarlo.',
};
