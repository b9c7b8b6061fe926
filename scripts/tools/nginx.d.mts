export declare const hasNginx: boolean;
export declare function startNginx(appPort: number, port: number, knowsNext?: boolean): Promise<{ origin: string; stop: () => void }>;
