import type { Red } from '@vidriera/domain/perfil/redes';
import type { ReactNode } from 'react';

/** Simplified logos, on the icons' grid of 24. */
const MARKS: Record<Red, ReactNode> = {
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  tiktok: <path d="M14 3v12.5a3.75 3.75 0 1 1-3.75-3.75M14 3c.3 3 2.2 4.9 5 5.2" />,
  whatsapp: (
    <>
      <path d="M3.5 20.5l1.3-4.4a8.5 8.5 0 1 1 3.2 3.1z" />
      <path d="M9 8.5c-.6 3.4 3 7 6.4 6.5l.6-1.8-2.2-1-1 .9a5 5 0 0 1-2-2l.9-1-.9-2.2z" />
    </>
  ),
  facebook: (
    <path d="M14.5 21v-8h3l.5-3.5h-3.500V7.300c0-1 .5-1.800 1.900-1.800H18V2.500c-3.800-.7-6.500.6-6.500 4.300v2.700h-3V13h3v8" />
  ),
  sitioWeb: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c5 5.500 5 12.500 0 18M12 3c-5 5.500-5 12.500 0 18" />
    </>
  ),
};

export function BrandIcon({ red }: { red: Red }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {MARKS[red]}
    </svg>
  );
}
