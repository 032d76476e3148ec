/** The part we use; the package has no types. */
declare module 'fs-native-extensions' {
  /** Locks the file while this descriptor or a copy of it is open in any process. */
  export function tryLock(fd: number): boolean
}
