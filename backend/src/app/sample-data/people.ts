import type { Gender } from '../../identity/index.js';

export type Person = readonly [name: string, gender: Gender];

/** The patient with a live plan in the startup message. */
export const SAMPLE_PATIENT: Person = ['Sunita Sharma', 'female'];

/** Patients with a complete record. */
export const PATIENTS: readonly Person[] = [
  ['Ramesh Chandra Srivastava', 'male'],
  ['Mohammad Arif Siddiqui', 'male'],
  ['Anjali Mishra', 'female'],
  ['राम प्रसाद वर्मा', 'male'],
  ['Harpreet Kaur Bedi', 'female'],
  ['Vivek Tandon', 'male'],
  ['Sanjay Sharma', 'male'],
  ['Nusrat Jahan', 'female'],
  ['Dinesh Kumar Yadav', 'male'],
  ['Kavita Rastogi', 'female'],
  ['Abhishek Bajpai', 'male'],
  ['Lalita Devi', 'female'],
  ['Imran Ahmad Khan', 'male'],
  ['Pooja Awasthi', 'female'],
  ['Krishna Kumar Shukla', 'male'],
  ['Venkata Lakshmi Narasimha Raghavendra Subramanian Chakravarthy Iyengar', 'male'],
  ['Meena Agarwal', 'female'],
  ['सीता देवी मिश्रा', 'female'],
  ['Anand Swaroop Nigam', 'male'],
  ['Shabana Parveen', 'female'],
  ['Rajesh Gupta', 'male'],
  ['Prabhat Pandey', 'male'],
  ['Geeta Singh Chauhan', 'female'],
  ['Sandeep Rawat', 'male'],
  ['Farhan Naqvi', 'male'],
  ['Usha Tripathi', 'female'],
  ['Manoj Kumar Maurya', 'male'],
  ['Deepika Sharma', 'female'],
  ['Om Prakash Dixit', 'male'],
  ['Zainab Rizvi', 'female'],
  ['अनिल कुमार शर्मा', 'male'],
  ['Hemant Joshi', 'male'],
  ['Rekha Saxena', 'female'],
  ['Gurpreet Singh', 'male'],
  ['Neelam Kushwaha', 'female'],
  ['Ashok Bhatnagar', 'male'],
  ['Sadhana Verma', 'female'],
  ['Tariq Hasan', 'male'],
  ['Shanti Devi Nishad', 'female'],
  ['Arvind Khare', 'male'],
  ['Ritu Kapoor', 'female'],
  ['Suresh Chandra Pathak', 'male'],
  ['Mary D’Souza', 'female'],
  ['गीता पाण्डेय', 'female'],
  ['Brijesh Tiwari', 'male'],
  ['Kiran Mathur', 'other'],
  ['Vandana Chaturvedi', 'female'],
];

/** Patients who have filled in the profile form, with an incomplete record. */
export const NEWCOMERS: readonly Person[] = [
  ['Aman Jaiswal', 'male'],
  ['Shweta Singh', 'female'],
  ['Rahul Sharma', 'male'],
  ['Ayesha Ansari', 'female'],
  ['Nikhil Trivedi', 'male'],
  ['प्रिया गुप्ता', 'female'],
  ['Saurabh Dwivedi', 'male'],
  ['Komal Arora', 'female'],
  ['Mahesh Lodhi', 'male'],
  ['Jyoti Bharti', 'female'],
];

/** Patients with an incomplete record from a hospital. */
export const REFERRED: readonly Person[] = [
  ['Kamla Devi Yadav', 'female'],
  ['Subhash Chandra Bose Roy', 'male'],
  ['Rukhsana Begum', 'female'],
  ['Jagdish Narain Sinha', 'male'],
];
