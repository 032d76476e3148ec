import { expect, test } from 'vitest'

import { noticeProblem } from './notices.ts'

test.each([
  [{ notice: 'exemption', noticeOn: '2021-11-30' }, '2026-11-30', undefined],
  [{ notice: 'exemption', noticeOn: '2021-11-29' }, '2026-11-30', 'notice_expired'],
  [{ notice: 'assessment', noticeOn: '2021-11-29' }, '2026-11-30', 'notice_expired'],
  [{ notice: 'assessment', noticeOn: '2024-02-29' }, '2029-02-28', undefined],
  [{ notice: 'assessment', noticeOn: '2024-02-29' }, '2029-03-01', 'notice_expired'],
  [{ notice: 'statutes', noticeOn: '2023-11-30' }, '2026-11-30', undefined],
  [{ notice: 'statutes', noticeOn: '2023-11-29' }, '2026-11-30', 'notice_expired'],
  [{ notice: 'statutes', noticeOn: '2026-12-01' }, '2026-11-30', 'future'],
] as const)('%j on %s: %s', (known, today, problem) => {
  expect(noticeProblem(known, today)).toBe(problem)
})
