import { features } from '@touchline/domain/values/features'
import { z } from 'zod'

/** What the operator has turned off, for the reader's club, team or installation. */
export const featuresOffShape = z.array(z.enum(features))
