import { FORMATS } from '@vidriera/domain/poster/layout';
import { pageConfig } from '@vidriera/session/config';
import { useEffect, useState } from 'react';
import { cx } from '../../class-names.ts';
import { drawingOf, fontSettled, type PosterSubject, photoSources } from '../../posters/shared-poster.ts';
import styles from './poster-drawing.module.css';

interface PosterDrawingProps {
  subject: PosterSubject;
  className?: string | undefined;
}

/** A small preview of the downloadable poster; decorative. Browser only. */
export function PosterDrawing({ subject, className }: PosterDrawingProps) {
  const [failed, setFailed] = useState(0);
  const photo = photoSources(subject, 480)[failed];
  const [settled, setSettled] = useState(false);
  useEffect(() => void fontSettled().then(() => setSettled(true)), []);
  const format = FORMATS.poster;
  const drawing = settled
    ? drawingOf(subject, format, pageConfig().linkHost, photo !== undefined)
    : { photo: null, shapes: [], texts: [] };
  const { photo: place, shapes, texts } = drawing;
  return (
    <svg
      viewBox={`0 0 ${format.width} ${format.height}`}
      className={cx(styles.poster, className)}
      aria-hidden="true"
    >
      {place && photo ? (
        <image
          href={photo}
          x={place.left}
          y={place.top}
          width={place.width}
          height={place.height}
          preserveAspectRatio="xMidYMid slice"
          onError={() => setFailed((times) => times + 1)}
        />
      ) : null}
      {shapes.map(({ outline, fill, x, y, scale }) => (
        <path
          key={`${x} ${y} ${outline}`}
          d={outline}
          fill={fill}
          transform={`translate(${x} ${y}) scale(${scale})`}
        />
      ))}
      {texts.map(({ text, x, y, size, fill }) => (
        <text key={`${x} ${y}`} x={x} y={y} fontSize={size} fill={fill}>
          {text}
        </text>
      ))}
    </svg>
  );
}
