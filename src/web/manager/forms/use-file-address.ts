import { useEffect, useMemo } from 'react'

/** @returns the address of a chosen file while it is shown */
export function useFileAddress(file: File | undefined): string | undefined {
  const address = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file])
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address])
  return address
}
