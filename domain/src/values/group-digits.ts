/**
 * Returns a whole number with points between thousands, as `toLocaleString('es-AR')` writes it: '12.000'. The browser's first
 * number format takes 24 ms of hydration on /explore (`npm run bench:pages`).
 */
export function groupDigits(amount: number): string {
  const parts: string[] = [];
  let digits = String(amount);
  for (; digits.length > 3; digits = digits.slice(0, -3)) parts.unshift(digits.slice(-3));
  return [digits, ...parts].join('.');
}
