// Loaded before a command: makes its pipes look like a terminal, so that it asks questions instead of refusing.
const SIZE = { columns: 120, rows: 40 }

Object.assign(process.stdin, { isTTY: true, setRawMode: () => process.stdin })
Object.assign(process.stdout, { isTTY: true, ...SIZE, getWindowSize: () => [SIZE.columns, SIZE.rows] })
