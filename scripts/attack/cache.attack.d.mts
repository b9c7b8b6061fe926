export declare function attack(site: { port: number; every?: number }): Promise<{ tried: string; got: string; held: boolean }[]>;
