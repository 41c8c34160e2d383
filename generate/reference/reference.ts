import type { DeployedFunction } from '../functions.ts';
import { collections } from './collections.ts';
import { alerts, indexes, settings } from './project.ts';
import { apiTable, callableTable, functionTable, limitTable } from './server.ts';
import { items, limits } from './values.ts';

/** Returns tables of what the code knows, in Markdown. @param word of the sections' titles; all of them without it */
export function reference(functions: DeployedFunction[], word = ''): string {
  const sections: [title: string, about: string, content: string][] = [
    [
      'Collections',
      'Functions may do everything. The column TTL: Firestore deletes the document at its `expiresAt`.',
      collections(),
    ],
    ['Fields of items', 'Rules, forms, the API and the tests follow these tables.', items()],
    ['Limits', 'Of `domain/src/values/limits.ts`.', limits()],
    [
      'Callables',
      'Each is called at `/fn/{name}`. Its contract stands in `domain/src/api/callables-schema.ts`.',
      callableTable(functions),
    ],
    ['Limits of calls', 'Of `functions/src/base/limits/table.ts`.', limitTable()],
    [
      'Functions',
      'Deployed to one region. Schedules follow the time of Buenos Aires.',
      functionTable(functions),
    ],
    ['The API', 'Each answer is a GET, and parsed by a schema of `domain/src/api/schema.ts`.', apiTable()],
    [
      'Settings',
      'Settings stand in `functions/.env.<project>`, secrets in Secret Manager.',
      settings(functions),
    ],
    ['Alerts', 'Made by `npm run watch`.', alerts()],
    ['Indexes', 'An arrow marks descending order.', indexes()],
  ];
  return sections
    .filter(([title]) => title.toLowerCase().includes(word.toLowerCase()))
    .map(([title, about, content]) => `## ${title}\n\n${about}\n\n${content}`)
    .join('\n\n');
}
