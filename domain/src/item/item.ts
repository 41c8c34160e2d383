export const DERIVED_FIELDS = [
  'proximaFecha',
  'visible',
  'retenido',
  'retirado',
  'cambiaEl',
  'empieza',
  'publicadoEl',
  'canceladoEl',
  'cantLikes',
  'localidadEfectiva',
  'zona',
  'fechaAnterior',
  'listedHosts',
  'alikeHosts',
] as const;

export const MODALIDADES = ['Virtual', 'Presencial', 'Hibrida'] as const;
export type Modalidad = (typeof MODALIDADES)[number];

/** Names of the modalities for people. */
export const MODALIDAD_VISIBLE: Record<Modalidad, string> = {
  Virtual: 'Virtual',
  Presencial: 'Presencial',
  Hibrida: 'Híbrida',
};
