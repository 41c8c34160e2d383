import type { EmbedColor } from '@vidriera/domain/embed/address';
import { LOOKS } from '@vidriera/domain/perfil/looks';

/** Each colour on white, and on the dark surface: at least 4.5 to 1. */
const COLORS: Record<EmbedColor, readonly [light: string, dark: string]> = {
  bermellon: ['#c2301a', '#ff8a6b'],
  verde: ['#0e5a4f', '#62c9b4'],
  azul: ['#1f4f8f', '#8fb8f2'],
  violeta: ['#5b3a8e', '#c3a6f5'],
  rosa: ['#9c2462', '#f59ac4'],
  grafito: ['#3a322b', '#d8cdc0'],
};
const LIGHT = '--surface:#fff;--ink:#1f1a17;--soft:#5e554d;--line:#e6ddd2;--on:#fff;--own:var(--light)';
const DARK = '--surface:#231d19;--ink:#f6efe6;--soft:#b9ada0;--line:#3a322b;--on:#1f1410;--own:var(--dark)';

/** A creator's look: its papers by theme, and its colours for dates and links. */
const estilos = Object.entries(LOOKS).map(([name, { deep, tint, light, dark }]) => {
  const own = (theme: string) => `.tema-${theme}.estilo-${name}`;
  const [day, night] = [light, dark].map(({ paper, line }) => `{--surface:${paper};--line:${line}}`);
  return `.estilo-${name}{--light:${deep};--dark:${tint}}
${own('auto')},${own('claro')}${day}
${own('oscuro')}${night}
@media (prefers-color-scheme: dark) { ${own('auto')}${night} }`;
});

/** The only styles of an embed. Looks are classes of `body`, so that one text serves them all. */
export const STYLES = `
${Object.entries(COLORS)
  .map(([name, [light, dark]]) => `.color-${name}{--light:${light};--dark:${dark}}`)
  .join('\n')}
.tema-auto,.tema-claro{${LIGHT};color-scheme:light}
.tema-oscuro{${DARK};color-scheme:dark}
@media (prefers-color-scheme: dark) { .tema-auto{${DARK};color-scheme:dark} }
${estilos.join('\n')}
body { margin: 0; padding: 16px; background: var(--surface); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.2; }
h2 { margin: 24px 0 4px; font-size: 16px; color: var(--soft); }
a { color: inherit; }
h1 a, footer a { color: var(--own); }
ul { margin: 0; padding: 0; list-style: none; }
li { border-bottom: 1px solid var(--line); }
li a { display: flex; gap: 12px; align-items: center; padding: 8px 0; text-decoration: none; }
li a:hover b, li a:focus-visible b { text-decoration: underline; }
a:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
time { flex: none; min-width: 48px; padding: 4px; border-radius: 6px; background: var(--own); color: var(--on); font-size: 12px; font-weight: 700; line-height: 1.2; text-align: center; text-transform: uppercase; font-variant-numeric: tabular-nums; }
time b { display: block; font-size: 22px; }
.what { display: grid; }
.what span, footer { color: var(--soft); font-size: 14px; }
.stamp { text-transform: uppercase; font-weight: 700; }
footer { margin-top: 16px; }
`;
