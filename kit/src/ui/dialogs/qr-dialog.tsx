import Download from '@lucide/icons/icons/download';
import { marked } from '@vidriera/domain/figures/marker';
import type { LookName } from '@vidriera/domain/perfil/look-names';
import { LOOKS } from '@vidriera/domain/perfil/looks';
import { useMemo } from 'react';
import { qrOf } from '../../posters/qr.ts';
import { ButtonAnchor } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Dialog } from './dialog.tsx';
import styles from './qr-dialog.module.css';

export interface QrDialogProps {
  open: boolean;
  onClose: () => void;
  url: string;
  file: string;
  /** Of the profile that it leads to. */
  estilo?: LookName | undefined;
}

/** The QR code of a short link, to show, print and download. Load it by `useLazyDialog`: it brings the QR encoder. */
export default function QrDialog({ open, onClose, url, file, estilo }: QrDialogProps) {
  const qr = useMemo(
    () => (open ? qrOf(marked(url, 'qr'), estilo && LOOKS[estilo].deep) : null),
    [open, url, estilo],
  );
  const address = url.replace(/^https?:\/\//, '');
  return (
    <Dialog open={open} onClose={onClose} title="Código QR">
      {qr ? (
        <div className={styles.qr}>
          <img
            src={qr.png}
            alt={`Código QR que lleva a ${address}`}
            width={240}
            height={240}
            className={styles.code}
          />
          <p className={styles.address}>{address}</p>
          <div className={styles.downloads}>
            <DownloadLink href={qr.png} file={`${file}.png`}>
              Descargar PNG
            </DownloadLink>
            <DownloadLink href={qr.svg} file={`${file}.svg`}>
              Descargar SVG
            </DownloadLink>
          </div>
          <p className="soft">
            El PNG sirve para compartir; el SVG, para imprimir. Si no se descarga, mantené apretado el código
            para guardarlo.
          </p>
        </div>
      ) : null}
    </Dialog>
  );
}

/** A plain link, because some in-app browsers download nothing else. */
function DownloadLink({ href, file, children }: { href: string; file: string; children: string }) {
  return (
    <ButtonAnchor
      href={href}
      download={file}
      target={undefined}
      kind="secondary"
      icon={<Icon of={Download} size={20} />}
    >
      {children}
    </ButtonAnchor>
  );
}
