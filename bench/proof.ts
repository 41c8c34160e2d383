/** `npm run bench:proof`: what a proof for a token of App Check costs who works it out, and who looks at it, in this machine's own time. */
import { availableParallelism } from 'node:os';
import { isProof, prove } from '../domain/src/app-check/proof.ts';

const APP = '1:2:web:a';
const PROOFS = 200;

const times: number[] = [];
let tries = 0;
for (let at = 0; at < PROOFS; at++) {
  const begun = performance.now();
  tries += (await prove(APP, at)).nonce + 1;
  times.push(performance.now() - begun);
}
const sum = times.reduce((all, ms) => all + ms, 0);
const sorted = times.sort((a, b) => a - b);
const part = (of: number) => (sorted[Math.floor(of * (PROOFS - 1))] ?? 0).toFixed(0);
console.log(`a try, and a look at one: ${(sum / tries).toFixed(2)} ms`);
console.log(
  `a proof: ${(sum / PROOFS).toFixed(0)} ms in the mean, half in ${part(0.5)}, 95 of 100 in ${part(0.95)}`,
);

const many = 400;
const begun = performance.now();
await Promise.all(Array.from({ length: many }, (_, nonce) => isProof(APP, { at: 0, nonce })));
const perTry = (performance.now() - begun) / many;
console.log(`on ${availableParallelism()} cores at once: ${perTry.toFixed(2)} ms a try`);
