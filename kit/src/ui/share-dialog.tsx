import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useRef, useState } from 'react';
import { compartirPorHoja, copiar, hayHoja, porWhatsApp } from '../compartir.ts';
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

type Copia = 'no' | 'si' | 'a mano';

/**
 * Ways to pass an address on: WhatsApp, the clipboard, the device's own sheet where there is one. Where an in-app browser has neither
 * sheet nor clipboard, the address stands there selected. Fetch it when asked for: `useParte(() => import('kit/ui/share-dialog'))`.
 */
export default function ShareDialog({ open, onClose, titulo, url }: ShareDialogProps) {
  const campo = useRef<HTMLInputElement>(null);
  const [copia, setCopia] = useState<Copia>('no');
  const alCopiar = async () => {
    const pudo = await copiar(url);
    setCopia(pudo ? 'si' : 'a mano');
    if (!pudo) campo.current?.select();
  };
  const cerrar = () => {
    setCopia('no');
    onClose();
  };
  return (
    <Dialog open={open} onClose={cerrar} title="Compartir">
      <div className={styles.share}>
        <p className={styles.what}>{titulo}</p>
        <input
          ref={campo}
          readOnly
          value={url}
          aria-label="Link para compartir"
          className={styles.address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={styles.ways}>
          <ButtonAnchor
            href={porWhatsApp(titulo, url)}
            icon={<BrandIcon red="whatsapp" />}
            className={styles.whatsapp}
          >
            WhatsApp
          </ButtonAnchor>
          <Button
            kind="secondary"
            onClick={() => void alCopiar()}
            icon={
              copia === 'si' ? (
                <Check size={20} strokeWidth={1.75} aria-hidden />
              ) : (
                <Copy size={20} strokeWidth={1.75} aria-hidden />
              )
            }
          >
            Copiar link
          </Button>
          {hayHoja() ? (
            <Button
              kind="secondary"
              onClick={() => void compartirPorHoja(titulo, url)}
              icon={<Ellipsis size={20} strokeWidth={1.75} aria-hidden />}
            >
              Más opciones
            </Button>
          ) : null}
        </div>
        <p role="status" className={styles.status}>
          {DICHO[copia]}
        </p>
      </div>
    </Dialog>
  );
}

const DICHO: Record<Copia, string> = {
  no: '',
  si: 'Link copiado',
  'a mano': 'No pudimos copiarlo: mantené apretado el link para copiarlo.',
};
