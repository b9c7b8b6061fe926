export function mongoServer(uri: string | undefined): Promise<{ uri: string; stop(): Promise<unknown> } | null>;
