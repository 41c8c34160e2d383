interface ReasonKind {
  label: string;
  /** Moderators get a letter at once, and one able account is enough to hold a new creator's thing. */
  isGrave?: true;
}

/** Why people complain about a thing, in the order of the form. */
export const REASONS = {
  minors: { label: 'Contenido sexual con menores', isGrave: true },
  violence: { label: 'Violencia o amenazas', isGrave: true },
  fraud: { label: 'Estafa o robo de datos', isGrave: true },
  hate: { label: 'Odio o discriminación' },
  misleading: { label: 'Información falsa o engañosa' },
  'personal-data': { label: 'Publica datos personales' },
  'asks-data': { label: 'Pide datos que no debería' },
  copyright: { label: 'Usa una obra o una marca sin permiso' },
  spam: { label: 'Spam' },
  other: { label: 'Otro contenido ilegal, o que rompe las reglas' },
} as const satisfies Record<string, ReasonKind>;

export type Reason = keyof typeof REASONS;
export const REASON_NAMES = Object.keys(REASONS) as [Reason, ...Reason[]];

export const isGrave = (reason: Reason): boolean => 'isGrave' in REASONS[reason];
