/** Counts how often a schedule runs a day, by its minutes and hours. */
export function runsADay(schedule: string): number {
  const [minutes = '', hours = ''] = schedule.split(' ');
  const times = (field: string, all: number) => {
    const [range = '', step = '1'] = field.split('/');
    const [from, to] = range.split('-').map(Number);
    if (range === '*') return Math.ceil(all / Number(step));
    return to === undefined || from === undefined ? field.split(',').length : to - from + 1;
  };
  return times(minutes, 60) * times(hours, 24);
}
