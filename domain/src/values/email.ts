/** x@y.z without spaces or list separators; whether it exists, a letter to it will tell. */
export const emailPattern = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/
