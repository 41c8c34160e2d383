import Check from '@lucide/icons/icons/check';
import Copy from '@lucide/icons/icons/copy';
import Download from '@lucide/icons/icons/download';
import Ellipsis from '@lucide/icons/icons/ellipsis';
import ImageDown from '@lucide/icons/icons/image-down';
import QrCode from '@lucide/icons/icons/qr-code';
import Smartphone from '@lucide/icons/icons/smartphone';
import { marked } from '@vidriera/domain/figures/marker';
import { messages } from '@vidriera/domain/messages/messages';
import { FORMATS } from '@vidriera/domain/poster/layout';
import { isolated } from '@vidriera/domain/values/isolated';
import { useEffect, useRef, useState } from 'react';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { byWhatsApp, copyText, fileOf, hasSheet, shareBySheet } from '../../posters/share.ts';
import type { FormatName, PosterSubject } from '../../posters/shared-poster.ts';
import { usePosterFile } from '../../posters/use-poster-file.ts';
import { PosterDrawing } from '../cards/poster-drawing.tsx';
import { BrandIcon } from '../parts/brand-icon.tsx';
import { Button, ButtonAnchor } from '../parts/button.tsx';
import { Icon, type IconData } from '../parts/icon.tsx';
import { Dialog } from './dialog.tsx';
import styles from './share-dialog.module.css';

export interface ShareDialogProps {
  open: boolean;
  onClose: () => void;
  titulo: string;
  url: string;
  subject?: PosterSubject | undefined;
  /** The window's heading; ‘Compartir’ by default. */
  heading?: string | undefined;
  /** The sharer's own page: they paste its address into profiles elsewhere, which the referrer names. */
  isOwn?: boolean | undefined;
}

type CopyState = 'no' | 'yes' | 'by hand';

/**
 * Shares an address by WhatsApp, clipboard or share sheet; as text for in-app browsers that lack both. Also offers the poster, the story
 * and the QR code, which are fetched on press. Load it by `useLazyDialog`.
 */
export default function ShareDialog({
  open,
  onClose,
  titulo,
  url,
  subject,
  heading = 'Compartir',
  isOwn = false,
}: ShareDialogProps) {
  const qr = useLazyDialog(() => import('./qr-dialog.tsx'));
  const drawing = usePosterFile(subject);
  const field = useRef<HTMLTextAreaElement>(null);
  const [copyState, setCopy] = useState<CopyState>('no');
  const onCopy = async () => {
    setCopy((await copyText(isOwn ? url : marked(url, 'share'))) ? 'yes' : 'by hand');
  };
  // Copied by hand it is whole: programs find a link by its beginning.
  useEffect(() => {
    if (copyState === 'by hand') field.current?.select();
  }, [copyState]);
  const close = () => {
    setCopy('no');
    drawing.forget();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={heading}>
      <div className={styles.share}>
        <div className={styles.head}>
          {subject ? <PosterDrawing subject={subject} className={styles.poster} /> : null}
          <div className={styles.words}>
            <p className={styles.what}>{titulo}</p>
            <textarea
              ref={field}
              readOnly
              rows={2}
              value={copyState === 'by hand' ? url : url.replace(/^https?:\/\//, '')}
              aria-label="Link para compartir"
              className={styles.address}
              onFocus={(event) => event.currentTarget.select()}
            />
          </div>
        </div>
        <div className={styles.ways}>
          <ButtonAnchor
            href={byWhatsApp(titulo, marked(url, 'share'))}
            icon={<BrandIcon red="whatsapp" />}
            className={styles.whatsapp}
          >
            WhatsApp
          </ButtonAnchor>
          <Button
            kind="secondary"
            onClick={() => void onCopy()}
            icon={copyState === 'yes' ? <Icon of={Check} size={20} /> : <Icon of={Copy} size={20} />}
          >
            Copiar link
          </Button>
          <Button
            kind="secondary"
            aria-haspopup="dialog"
            onClick={qr.open}
            icon={<Icon of={QrCode} size={20} />}
          >
            Código QR
          </Button>
          {subject
            ? FILES.map(({ format, name, icon }) => (
                <Button
                  key={format}
                  kind="secondary"
                  onClick={() => drawing.draw(format)}
                  busy={drawing.busy === format}
                  busyText="Dibujando…"
                  icon={<Icon of={icon} size={20} />}
                >
                  {name}
                </Button>
              ))
            : null}
          {hasSheet() ? (
            <Button
              kind="secondary"
              onClick={() => void shareBySheet(titulo, marked(url, 'share'))}
              icon={<Icon of={Ellipsis} size={20} />}
            >
              Más opciones
            </Button>
          ) : null}
        </div>
        <p role="status" className={styles.status}>
          {drawing.failure ?? SAID[copyState]}
        </p>
        {drawing.file ? <Drawn {...drawing.file} titulo={titulo} file={fileOf(url)} /> : null}
        {qr.window(() => ({
          url,
          file: fileOf(url),
          estilo: subject && 'redes' in subject ? subject.estilo : undefined,
        }))}
      </div>
    </Dialog>
  );
}

const FILES: { format: FormatName; name: string; icon: IconData }[] = [
  { format: 'poster', name: 'Afiche', icon: ImageDown },
  { format: 'story', name: 'Historia', icon: Smartphone },
];

const intoView = (figure: HTMLElement | null): void => figure?.scrollIntoView({ block: 'nearest' });

interface DrawnProps {
  src: string;
  format: FormatName;
  titulo: string;
  file: string;
}

/** The drawn picture, to download or save by hand. */
function Drawn({ src, format, titulo, file }: DrawnProps) {
  const { width, height } = FORMATS[format];
  const name = FILES.find((choice) => choice.format === format)?.name ?? '';
  return (
    <figure ref={intoView} className={styles.drawn}>
      <img src={src} alt={`${name} de ${isolated(titulo)}`} width={width} height={height} />
      <figcaption>
        <ButtonAnchor
          href={src}
          download={`${file}-${name.toLowerCase()}.jpg`}
          target={undefined}
          kind="secondary"
          icon={<Icon of={Download} size={20} />}
        >
          Descargar {name.toLowerCase()}
        </ButtonAnchor>
        <p className="soft">Si no se descarga, mantené apretada la imagen para guardarla.</p>
      </figcaption>
    </figure>
  );
}

const SAID: Record<CopyState, string> = {
  no: '',
  yes: messages.general.copied,
  'by hand': 'No pudimos copiarlo: mantené apretado el link para copiarlo.',
};
