/** Whether something that was typed could be an address on the web; the server decides. */
export const isWebAddress = (value: string): boolean => /^https?:\/\/[^\s/]+\.[^\s]+$/.test(value.trim())
