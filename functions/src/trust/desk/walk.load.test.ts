import { randomInt } from 'node:crypto';
import { test } from 'vitest';
import { walkDesk } from '../../testing/desk-walk.ts';
import { NOW, project } from '../../testing/project.ts';

const clock = { moment: NOW.getTime() };
const deps = project('desk-walks', () => new Date(clock.moment));

test('three hundred random histories agree with a model that does not know the table of acts', async () => {
  await walkDesk(deps, clock, { first: randomInt(1_000_000), times: 300 });
}, 1_800_000);
