// Loaded before a command: it takes the pipes it is started with for a terminal, so that it asks a person instead of refusing.
const SIZE = { columns: 120, rows: 40 }

Object.assign(process.stdin, { isTTY: true, setRawMode: () => process.stdin })
Object.assign(process.stdout, { isTTY: true, ...SIZE, getWindowSize: () => [SIZE.columns, SIZE.rows] })
