/** What an item is, for people. */
export const KIND = { evento: 'Evento', curso: 'Curso', promo: 'Promo' } as const;
