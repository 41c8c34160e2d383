/** Options of a transaction: contention is expected, between devices of a person too, and waits instead of failing. */
export const PATIENT = { maxAttempts: 25 };
