import Download from 'lucide-react/icons/download';
import { useMemo } from 'react';
import { qrDe } from '../qr.ts';
import { ButtonAnchor } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './qr-dialog.module.css';

export interface QrDialogProps {
  open: boolean;
  onClose: () => void;
  /** What the code leads to: 'https://vidriera.ar/lacasona'. */
  url: string;
  /** Names the downloaded files: 'vidriera-lacasona'. */
  archivo: string;
}

/**
 * The QR code of a short link, to be shown, printed and downloaded. It brings the drawing of codes along: fetch it when asked for,
 * `useParte(() => import('kit/ui/qr-dialog'))`.
 */
export default function QrDialog({ open, onClose, url, archivo }: QrDialogProps) {
  const qr = useMemo(() => (open ? qrDe(url) : null), [open, url]);
  const direccion = url.replace(/^https?:\/\//, '');
  return (
    <Dialog open={open} onClose={onClose} title="Código QR">
      {qr ? (
        <div className={styles.qr}>
          <img
            src={qr.png}
            alt={`Código QR que lleva a ${direccion}`}
            width={240}
            height={240}
            className={styles.code}
          />
          <p className={styles.address}>{direccion}</p>
          <div className={styles.downloads}>
            <Descarga href={qr.png} archivo={`${archivo}.png`}>
              Descargar PNG
            </Descarga>
            <Descarga href={qr.svg} archivo={`${archivo}.svg`}>
              Descargar SVG
            </Descarga>
          </div>
          <p className={styles.help}>
            El PNG sirve para compartir; el SVG, para imprimir. Si no se descarga, mantené apretado el código
            para guardarlo.
          </p>
        </div>
      ) : null}
    </Dialog>
  );
}

/** A plain link: in-app browsers follow those when they download anything at all. */
function Descarga({ href, archivo, children }: { href: string; archivo: string; children: string }) {
  return (
    <ButtonAnchor
      href={href}
      download={archivo}
      target={undefined}
      kind="secondary"
      icon={<Download size={20} strokeWidth={1.75} aria-hidden />}
    >
      {children}
    </ButtonAnchor>
  );
}
