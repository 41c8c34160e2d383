/// <reference path="./icon-data.d.ts" />
import { createElement } from 'react';

/** A drawing of @lucide/icons. */
export interface IconData {
  node: [name: string, attributes: Record<string, string>][];
}

interface IconProps {
  of: IconData;
  /** Pixels. Small icons have thinner lines. */
  size: number;
  className?: string | undefined;
}

/**
 * Draws an icon, hidden from screen readers: words stand beside it. lucide-react draws the same by nine modules of options that nothing here
 * sets.
 */
export const Icon = ({ of, size, className }: IconProps) => (
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
