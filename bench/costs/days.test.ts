import { expect, it } from 'vitest';
import {
  dueMailOptions,
  reminderOptions,
  visibilityOptions,
} from '../../functions/src/base/process/options.ts';
import { runsADay } from './days.ts';

it('runsADay: counts the runs of a day by minutes and hours', () => {
  const schedules = [visibilityOptions, dueMailOptions, reminderOptions].map(({ schedule }) => schedule);
  expect(schedules.map(runsADay)).toEqual([1440, 288, 84]);
  expect(runsADay('20,35,50 6 * * *')).toBe(3);
});
