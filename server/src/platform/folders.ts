import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** The folder of the server's package, for both source and build. */
export const serverFolder = dirname(findPackageJSON(import.meta.url) ?? '')
