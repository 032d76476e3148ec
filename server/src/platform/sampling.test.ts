import { expect, test } from 'vitest'

import { samplerOf } from './sampling.ts'

test.each([
  ['always_on', 'AlwaysOnSampler'],
  ['always_off', 'AlwaysOffSampler'],
  ['traceidratio', 'TraceIdRatioBased{0.25}'],
] as const)(
  "%s samples by %s; parentbased_ decides only without a parent's decision",
  (name, as) => {
    expect(String(samplerOf({ sampler: name, ratio: 0.25 }))).toBe(as)
    const parentBased = samplerOf({ sampler: `parentbased_${name}`, ratio: 0.25 })
    expect(String(parentBased)).toContain(`ParentBased{root=${as}`)
  },
)
