import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace'

import type { Config } from './config.ts'

/** The sampler for OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG, which this SDK doesn't read. */
export function samplerOf({ sampler: name, ratio }: Config['traces']): Sampler {
  const root = name.replace('parentbased_', '')
  const sampler =
    root === 'always_off'
      ? new AlwaysOffSampler()
      : root === 'traceidratio'
        ? new TraceIdRatioBasedSampler(ratio)
        : new AlwaysOnSampler()
  return root === name ? sampler : new ParentBasedSampler({ root: sampler })
}
