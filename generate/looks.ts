import { LOOK_NAMES } from '../domain/src/perfil/look-names.ts';
import { type Grounds, LOOKS, type Look } from '../domain/src/perfil/looks.ts';

const CARDS: Record<Look['card'], Record<string, string>> = {
  plain: {},
  framed: { 'card-edge': 'var(--control-line)', shadow: 'none', 'shadow-lifted': 'none' },
  solid: { 'card-edge': 'transparent', shadow: 'none', 'shadow-lifted': 'none' },
};
const TITLES: Record<Look['title'], Record<string, string>> = {
  plain: {},
  upper: { 'title-case': 'uppercase' },
  lined: { 'title-line': 'underline 0.08em var(--awning)' },
};

const declarations = (properties: Record<string, string>, indent: string): string =>
  Object.entries(properties)
    .map(([name, value]) => `${indent}--${name}: ${value};\n`)
    .join('');

const grounds = ({ controlLine, ...rest }: Grounds) => ({ ...rest, 'control-line': controlLine });

function rule(name: (typeof LOOK_NAMES)[number]): string {
  const { awning, card, title, light, dark }: Look = LOOKS[name];
  const own = { ...grounds(light), awning, ...CARDS[card], ...TITLES[title] };
  return `.${name} {
  background: var(--paper);
${declarations(own, '  ')}}

@media screen and (prefers-color-scheme: dark) {
  .${name} {
${declarations(grounds(dark), '    ')}  }
}`;
}

/** Returns the style sheet of looks: a class each, so that a page carries its own alone. */
export const lookSheet = (): string =>
  `/* Written by \`npm run generate\` from domain/src/perfil/looks.ts. */\n\n${LOOK_NAMES.map(rule).join('\n\n')}\n`;
