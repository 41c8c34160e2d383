interface Said {
  titulo: string;
  /** 'el sábado 28 de noviembre a las 21:00' */
  cuando: string;
  lugares: number;
  isKept: boolean;
}
const kept = (lugares: number): string =>
  lugares === 1 ? 'Tu lugar ya está reservado.' : `Tus ${lugares} lugares ya están reservados.`;
const LOST = 'Lo que habías pedido quedó sin efecto.';

/** What is sent by mail of the seats of events: paragraphs, after which the page's address stands. */
export const letters = {
  signature: 'Vidriera',
  subio: {
    subject: (titulo: string) => `Tenés lugar: ${titulo}`,
    body: ({ titulo, cuando, lugares }: Said) => [
      `Se liberó lugar en «${titulo}», ${cuando}. ${kept(lugares)}`,
      'Si no vas a poder ir, avisá en la página así va otra persona:',
    ],
  },
  cancelado: {
    subject: (titulo: string) => `Se canceló: ${titulo}`,
    body: ({ titulo, cuando }: Said) => [`«${titulo}», que era ${cuando}, se canceló. ${LOST}`],
  },
  pospuesto: {
    subject: (titulo: string) => `Se pospuso: ${titulo}`,
    body: ({ titulo, cuando }: Said) => [
      `«${titulo}», que era ${cuando}, se pospuso. ${LOST}`,
      'Cuando tenga fecha nueva, pedí lugar en la página:',
    ],
  },
  movido: {
    subject: (titulo: string) => `Cambió de fecha u horario: ${titulo}`,
    body: ({ titulo, cuando, isKept }: Said) =>
      isKept
        ? [`«${titulo}» ahora empieza ${cuando}. Seguís en la lista.`, 'Si así no podés, avisá en la página:']
        : [`«${titulo}» ya no es ${cuando}. ${LOST}`, 'Si te sirve la fecha nueva, pedí lugar en la página:'],
  },
} as const;
