/** What the picture's trigger asks of an open account that nothing holds. */
export const OPEN = {
  standing: (): Promise<'open' | 'suspended' | 'gone'> => Promise.resolve('open'),
  settle: () => Promise.resolve(),
};
