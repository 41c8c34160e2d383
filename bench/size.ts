/**
 * Returns a measurement's usual size, or its smallest one: `npm run test:all` runs every `bench:*` once so, since what nobody runs stops to
 * work.
 */
export const sized = <T>(usual: T, smallest: T): T =>
  process.env.VIDRIERA_BENCH === 'smallest' ? smallest : usual;
