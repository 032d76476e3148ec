import type { BrokenRule } from './broken-rule.ts'
import { domainRules } from './domain-rules.ts'
import { serverRules } from './server-rules.ts'
import { webRules } from './web-rules.ts'

export const brokenRules: readonly BrokenRule[] = [...domainRules, ...serverRules, ...webRules]
