/** x@y.z without spaces or list separators; only an email can tell whether it exists. */
export const emailPattern = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/
