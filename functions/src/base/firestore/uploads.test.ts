import { expect, test } from 'vitest';
import { urlOf } from '../../testing/data.ts';
import { FOLDERS, ownPaths } from './uploads.ts';

test('ownPaths leaves out other people’s pictures, other folders and other addresses', () => {
  const urls = [
    urlOf('users/ana/profile/1_a.jpg'),
    urlOf('users/ana/creator/cover/1_a.jpg'),
    urlOf('users/beto/profile/1_a.jpg'),
    'https://example.com/users/ana/profile/1_a.jpg',
    null,
  ];
  expect(ownPaths([...urls, ...urls], 'ana', FOLDERS.perfil('ana'))).toEqual(['users/ana/profile/1_a.jpg']);
});
