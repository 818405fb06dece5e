import type { Gender } from '../../identity/index.js';
import type { SeededRandom } from './seeded-random.js';

type Words = readonly [string, ...string[]];

/** Parts of names, in one script. */
interface Names {
  women: Words;
  womenSecond: Words;
  men: Words;
  menSecond: Words;
  surnames: Words;
}

const LATIN: Names = {
  women: words(`
    Anjali Anita Aarti Chandni Deepika Farah Gayatri Geeta Heena Kavita Kiran Lata Madhuri Meena Nandini
    Neha Nusrat Pooja Priyanka Radha Rekha Ritu Sadhana Sangeeta Shabana Shanti Shweta Sunita Usha
    Vandana
  `),
  men: words(`
    Abhishek Aditya Ajay Aman Anand Anil Arif Arvind Ashok Brijesh Dinesh Faizan Gaurav Hemant Imran
    Krishna Manoj Mohan Nikhil Pankaj Prakash Rahul Rajesh Ramesh Sandeep Sanjay Suresh Tariq Vikas
    Vivek
  `),
  womenSecond: words(`Devi Kumari Rani Bala Lata Prabha`),
  menSecond: words(`Kumar Chandra Prasad Narain Mohan Nath Pratap Swaroop`),
  // Repeated by frequency.
  surnames: words(`
    Sharma Sharma Sharma Singh Singh Yadav Yadav Khan Verma Mishra Srivastava Gupta Singh Yadav Pandey Tiwari Tripathi Shukla Khan Siddiqui Ansari
    Rizvi Agarwal Awasthi Bajpai Chauhan Dixit Dwivedi Jaiswal Kapoor Kushwaha Maurya Nigam Pathak
    Rastogi Rawat Saxena Tandon
  `),
};

const DEVANAGARI: Names = {
  women: words(`सीता गीता अंजलि कविता सुनीता राधा`),
  men: words(`राम अनिल अजय मोहन सुरेश राजेश`),
  womenSecond: words(`देवी कुमारी`),
  menSecond: words(`कुमार प्रसाद`),
  surnames: words(`शर्मा वर्मा मिश्रा गुप्ता यादव सिंह पाण्डेय`),
};

function words(text: string): Words {
  const [first = '', ...others] = text.trim().split(/\s+/);
  return [first, ...others];
}

/** Combines a name that is common in Lucknow; 3 % are in Devanagari. */
export function combineName(gender: Gender, random: SeededRandom): string {
  const names = random.chance(3) ? DEVANAGARI : LATIN;
  const [first, second] = gender === 'male' ? [names.men, names.menSecond] : [names.women, names.womenSecond];
  const middle = random.chance(25) ? `${random.pick(second)} ` : '';
  return `${random.pick(first)} ${middle}${random.pick(names.surnames)}`;
}
