import { beforeAll } from 'vitest';
import { creador } from './data.ts';
import { NOW, project } from './project.ts';
import { seatsOver } from './seats.ts';

export const DAY_MS = 86_400_000;
export const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${prefix}${100 + i}`);

/** Returns an emulated project with people and a movable clock. */
export function seatsProject(name: string) {
  const clock = { moment: NOW.getTime() };
  const services = project(name, () => new Date(clock.moment));
  const seats = seatsOver(services);
  beforeAll(async () => {
    await creador(services.db, 'teatro');
    await seats.people(['ana', 'beto', 'caro', 'dani']);
  });
  return { ...seats, clock, services, db: services.db };
}
