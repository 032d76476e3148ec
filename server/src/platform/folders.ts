import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** The folder of the server's package, whether its source runs or its build. */
export const serverFolder = dirname(findPackageJSON(import.meta.url) ?? '')
