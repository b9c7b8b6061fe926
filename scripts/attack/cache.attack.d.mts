export declare function attack(site: { port: number }): Promise<{ tried: string; got: string; held: boolean }[]>;
