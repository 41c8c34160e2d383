/// <reference path="./icon-data.d.ts" />
import { createElement } from 'react';

/** A drawing of @lucide/icons. */
export interface IconData {
  node: [name: string, attributes: Record<string, string>][];
}

/**
 * Draws an icon, hidden from screen readers: words stand beside it. lucide-react draws the same with 3 KB more on each page
 * (`npm run bench:bytes`).
 * @param size in px; lines of small ones are thinner
 */
export const Icon = ({
  of,
  size,
  className,
}: {
  of: IconData;
  size: number;
  className?: string | undefined;
}) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={size < 24 ? 1.75 : 2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {of.node.map(([name, attributes]) => createElement(name, attributes))}
  </svg>
);
