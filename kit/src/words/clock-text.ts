/** From here on a wrong clock is said. Five seconds short of two minutes: the offset discounts the latency of the answer. */
const SAID_MS = 2 * 60_000 - 5000;

/** Says by how much this device's clock is wrong, with a full stop; '' if it is near. @param offset the server's clock minus the device's */
export function clockText(offset: number): string {
  const off = Math.abs(offset);
  if (off < SAID_MS) return '';
  return `El reloj de este dispositivo está ${amountOf(off / 60_000)} ${offset > 0 ? 'atrasado' : 'adelantado'}.`;
}

function amountOf(minutes: number): string {
  const [amount, unit] =
    minutes < 90
      ? [minutes, 'minutos']
      : minutes < 2 * 24 * 60
        ? [minutes / 60, 'horas']
        : [minutes / 60 / 24, 'días'];
  return `${Math.round(amount)} ${unit}`;
}
