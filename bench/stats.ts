export function median(values: number[]): number {
  return percentile(values, 0.5);
}

/** Returns the value that `share` of all values do not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
